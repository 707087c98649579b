# Score sheets and printed diagrams.
