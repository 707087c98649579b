# Accounts, profiles and notices.
