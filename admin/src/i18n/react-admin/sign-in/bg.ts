/** react-admin's texts that can appear before the sign-in; the others are loaded with the layout. */
export const atSignIn = {
  auth: {
    auth_check_error: 'Моля, влезте, за да продължите.',
    user_menu: 'Профил',
    username: 'Потребителско име',
    password: 'Парола',
    email: 'Имейл',
    sign_in: 'Вход',
    sign_in_error: 'Грешка при вход',
    logout: 'Изход',
  },
  notification: {
    updated: 'Записът е обновен |||| Обновени са %{smart_count} записа',
    created: 'Записът е създаден',
    deleted: 'Записът е изтрит |||| Изтрити са %{smart_count} записа',
    bad_item: 'Неправилен запис',
    item_doesnt_exist: 'Записът не съществува',
    http_error: 'Грешка при връзката със сървъра. Моля, опитайте отново.',
    data_provider_error: 'Възникна грешка при обработката на данните.',
    i18n_error: 'Преводът на избрания език не можа да бъде зареден.',
    canceled: 'Действието е отменено',
    logged_out: 'Сесията ви изтече. Моля, влезте отново.',
    not_authorized: 'Нямате права за това действие.',
    application_update_available: 'Има нова версия.',
    offline: 'Няма връзка. Данните не са заредени.',
  },
};
