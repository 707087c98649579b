# Accounts, profiles and notices.

page-my-games = Мои партии
page-your-move-in =
    { PLURAL($count) ->
        [one] Ваш ход в { $count } партии
        [few] Ваш ход в { $count } партиях
        [many] Ваш ход в { $count } партиях
       *[other] Ваш ход в { $count } партии
    }
page-your-move = Ваш ход
page-under-way = Идёт
page-waiting-for-others = Идут сейчас
page-sign-in = Войти
page-sign-out = Выйти
page-sign-in-guest = Вы играете как гость. Сыгранные партии останутся за гостем; чтобы сохранить их, создайте учётную запись.
page-sign-in-wrong = Имя или пароль указаны неверно.
page-too-many-tries = Слишком много попыток ввода пароля. Подождите несколько минут и попробуйте снова.
page-busy = Сейчас входит слишком много людей. Попробуйте чуть позже.
page-has-account = У меня уже есть учётная запись
page-no-account = У меня ещё нет учётной записи
page-register = Создать учётную запись
page-register-button = Создать
page-register-why = С учётной записью Ваши партии доступны в любом браузере. Достаточно имени и пароля; адрес электронной почты не нужен.
page-register-guest = Партии, сыгранные Вами как гостем, останутся Вашими.
page-account = Учётная запись
page-account-name = Имя
page-account-name-hint = Его видят все. От 1 до 60 знаков.
page-name-blank = Напишите имя.
page-name-long = В имени может быть не больше 60 знаков.
page-name-control = В имени есть знак, который нельзя показать.
page-name-letter = В имени должна быть хотя бы одна буква или цифра.
page-unread-title = Это невозможно прочесть
page-unread = В том, что прислал Ваш браузер, чего-то не хватает, или оно записано иначе. Ничего не изменено. Вернитесь, пожалуйста, и попробуйте ещё раз.
page-name-reserved = Такие имена даёт сам сервер. Выберите другое.
page-name-taken = Это имя уже занято. Выберите другое.
page-password = Пароль
page-new-password = Новый пароль
page-current-password = Текущий пароль
page-password-again = Тот же пароль ещё раз
page-password-hint = Не меньше 8 знаков. Если Вы его забудете, помочь сможет только администратор этого сервера.
page-password-short = В пароле должно быть не меньше 8 знаков.
page-password-long = Этот пароль слишком длинный. Выберите более короткий.
page-password-differs = Пароли не совпадают.
page-password-wrong = Это не Ваш пароль.
page-look-below = Не всё заполнено верно; смотрите ниже.
page-change-password = Сменить пароль
page-change-password-ends = При смене пароля все другие Ваши сеансы завершаются.
page-save = Сохранить
page-back-to-me = На мою страницу
page-set-password = Задать пароль
page-set-password-for = Здесь задаётся пароль для { $name }. Ссылка действует один раз.
page-link-gone-title = Эта ссылка больше не действует
page-link-gone = Ею уже воспользовались, или ей больше суток. Попросите у администратора новую.
page-done-password = Новый пароль сохранён. Все другие сеансы завершены.
page-done-sessions = Все другие сеансы завершены.
page-sessions = Сеансы
page-sessions-what = В этих браузерах Вас узнают. Завершите то, что не Ваше.
page-session-this = Этот браузер
page-session-other = Другой браузер
page-session-begun = с { $day }
page-session-seen = последний раз { $day }
page-session-end = Завершить
page-sessions-end-others = Завершить все другие
page-export = Скачать мои данные
page-export-hint = Всё, что о Вас хранится, вместе с партиями, в формате JSON.
page-delete = Удалить мои данные
page-delete-button = Удалить навсегда
page-delete-what = Ваше имя, пароль, сеансы и открытые вызовы удаляются сразу. Отменить это нельзя.
page-delete-stays = Ваши партии остаются, ведь это и партии Ваших противников; вместо имени будет псевдоним.
page-delete-sure = Я хочу, чтобы мои данные были удалены
page-delete-not-sure = Отметьте это, если Вы уверены.
page-left-title = Ваши данные удалены
page-left = Вы вышли отовсюду. Ваши партии остаются под псевдонимом.
page-guest-why = Вы гость, и Вас знает только этот браузер. С учётной записью партии останутся за Вами.
page-no-games = Вы ещё не играли.
page-all-my-games = Все мои партии
page-my-challenges = Мои вызовы
page-challenge-open = Открыт
page-my-profile = Что видят другие
page-results = Результаты
page-results-cut = Учтены только последние 1000 партий.
page-won-games = Победы
page-drawn-games = Ничьи
page-lost-games = Проигрыши
page-won = Победа
page-drawn = Ничья
page-lost = Проигрыш
page-no-result = Без результата
page-played-none = Партий пока нет.
page-newest = Последние партии
page-older = Более ранние партии
page-since = здесь с { $day }
page-is-account = Игрок
page-is-guest = Гость
page-is-gone = Больше не играет
page-is-computer = Компьютер
page-is-administrator = Администратор
# Said on the terminal; an address or a list follows.
page-admin-created = { $name } теперь администратор. Пароль задаётся по этому адресу, один раз, в течение 24 часов:
page-admin-promoted = Учётная запись { $name } теперь принадлежит администратору.
page-admin-link = Пароль для { $name } задаётся по этому адресу, один раз, в течение 24 часов:
page-admin-revoked = Завершено сеансов у { $name }: { $count }.
page-admin-deleted = Учётная запись { $name } удалена. Партии остаются под псевдонимом { $pseudonym }.
page-admin-none = Учётных записей нет.
# Names that the house gives.
web-guest = Гость { $number }
web-gone = Бывший игрок { $number }
