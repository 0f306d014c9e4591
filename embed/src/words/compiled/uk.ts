// Made of ../uk.json by `npm run translations`.
import type { Language } from '../inLanguage';
import type { AllWords } from '../words';

export const words = ({ plural, digits }: Language): AllWords => ({
"story": {
"story": "Ваш підсумок року",
"place": (screen: number, of: number) => `Екран ${digits(screen)} з ${digits(of)}`,
"previous": "Попередній екран",
"next": "Наступний екран",
"pause": "Пауза",
"play": "Відтворити",
"replay": "Відтворити ще раз",
"leave": "Закрити",
"share": "Поділитися",
"shareBy": (platform: string) => `Поділитися через ${platform}`,
"copyLink": "Копіювати посилання",
"copied": "Скопійовано",
"shareByOtherApp": "Поділитися через інший застосунок",
"sharePicture": "Поділитися зображенням",
},
"poster": {
"play": "Переглянути Ваш рік",
"length": (seconds: number) => plural(seconds, { "one": `${digits(seconds)} секунда`, "few": `${digits(seconds)} секунди`, "many": `${digits(seconds)} секунд`, "other": `${digits(seconds)} секунди` }),
},
"show": {
"label": (organisation: string) => `${organisation}: Ваш підсумок року`,
"loading": "Завантаження",
"close": "Закрити",
"notYou": "Це не Ви?",
"notName": (name: string) => `${name} – це не Ви?`,
"readAsText": "Читати як текст",
"place": (screen: number) => `Екран ${digits(screen)}`,
"message": (organisation: string) => `Погляньте, що ${organisation} і всі ми зробили можливим цього року.`,
},
"closings": {
"retry": "Спробувати ще раз",
"goTo": (host: string) => `Перейти на ${host}`,
"offline": {
"title": "Схоже, Ви не в мережі",
"text": "Ваш підсумок відкриється, щойно з’єднання відновиться.",
},
"unreachable": {
"title": "Не вдається відкрити Ваш підсумок",
"text": "Спробуйте ще раз за хвилину. Нічого не втрачено: Ваш підсумок нікуди не зник.",
},
"unreadable": {
"title": "Щось пішло не так із нашого боку",
"text": "Спробуйте ще раз за хвилину. Нічого не втрачено: Ваш підсумок нікуди не зник.",
},
"left": {
"title": "Ця сторінка більше не особиста",
"text": "Ми забули тут особисте посилання. Якщо хтось передав його Вам: ласкаво просимо!",
},
},
"later": {
"picture": {
"title": "Поділитися зображенням",
"screen": "Екран",
"place": (screen: number, of: number) => `${digits(screen)} з ${digits(of)}`,
"shape": "Формат",
"tall": "Вертикальний, для історій",
"square": "Квадратний, для дописів",
"wide": "Горизонтальний, для дописів",
"numbers": "Показати мої числа та ім’я",
"share": "Поділитися",
"save": "Зберегти",
"close": "Закрити",
},
"card": {
"thanks": "Дякуємо Вам",
"thanksName": (name: string) => `Дякуємо, ${name}`,
"yourYear": (organisation: string) => `Ваш рік разом із ${organisation}`,
"savePicture": "Зберегти як зображення",
"replay": "Переглянути ще раз",
},
"refusals": {
"no-token": {
"title": "Сторінка, створена для кожного з Вас",
"text": "Ваш власний підсумок відкривається за особистим посиланням із нашого листа до Вас.",
},
"unknown-link": {
"title": "Ми не знайшли Вашого підсумку",
"text": "Можливо, частина посилання загубилася дорогою. Відкрийте його ще раз із нашого листа або скопіюйте повністю.",
},
"expired-link": {
"title": "Термін дії цього посилання минув",
"text": "Особисті посилання відкриті лише певний час. Дякуємо, що повернулися – і що Ви з нами.",
},
"revoked-link": {
"title": "Це посилання більше не використовується",
"text": "Пошукайте новіший лист від нас. Дякуємо, що Ви з нами.",
},
"wrong-page": {
"title": "Вашого підсумку немає на цій сторінці",
"text": "Можливо, його перемістили відтоді, як ми Вам писали: пошукайте новіший лист від нас. Дякуємо, що Ви з нами.",
},
"too-many-requests": {
"title": "Вас так багато водночас",
"text": "Спробуйте ще раз за хвилину. Нічого не втрачено: Ваш підсумок нікуди не зник.",
},
"no-screens": {
"title": "Дякуємо, що Ви з нами",
"text": "Можливо, Ваші екрани ще в дорозі. Завітайте іншого дня: посилання не зміниться.",
},
},
},
});
