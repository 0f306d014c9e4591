// Made of ../ar.json by `npm run translations`.
import type { Language } from '../inLanguage';
import type { AllWords } from '../words';

export const words = ({ plural, digits }: Language): AllWords => ({
"story": {
"story": "ملخص عامكم",
"place": (screen: number, of: number) => `الشاشة ${digits(screen)} من ${digits(of)}`,
"previous": "الشاشة السابقة",
"next": "الشاشة التالية",
"pause": "إيقاف مؤقت",
"play": "تشغيل",
"replay": "إعادة التشغيل",
"leave": "إغلاق",
"explain": "كيف حسبنا هذا",
"share": "مشاركة",
"shareBy": (platform: string) => `المشاركة عبر ${platform}`,
"copyLink": "نسخ الرابط",
"copied": "تم النسخ",
"shareByOtherApp": "المشاركة عبر تطبيق آخر",
"sharePicture": "مشاركة صورة",
},
"poster": {
"play": "شاهدوا عامكم",
"length": (seconds: number) => plural(seconds, { "zero": `${digits(seconds)} ثانية`, "one": `ثانية واحدة`, "two": `ثانيتان`, "few": `${digits(seconds)} ثوانٍ`, "many": `${digits(seconds)} ثانية`, "other": `${digits(seconds)} ثانية` }),
},
"show": {
"label": (organisation: string) => `${organisation}: ملخص عامكم`,
"loading": "جارٍ التحميل",
"close": "إغلاق",
"notYou": "لستم المقصودين؟",
"notName": (name: string) => `لستم ${name}؟`,
"readAsText": "القراءة كنص",
"place": (screen: number) => `الشاشة ${digits(screen)}`,
"message": (organisation: string) => `شاهدوا ما حققناه جميعًا مع ${organisation} هذا العام.`,
},
"notices": {
"retry": "إعادة المحاولة",
"goTo": (host: string) => `الانتقال إلى ${host}`,
"offline": {
"title": "يبدو أنكم غير متصلين بالإنترنت",
"text": "سيُفتح ملخصكم فور عودة الاتصال.",
},
"unreachable": {
"title": "لا يمكننا الوصول إلى ملخصكم",
"text": "يُرجى المحاولة مرة أخرى بعد دقيقة. لم يُفقد شيء: ملخصكم ما زال هنا.",
},
"unreadable": {
"title": "حدث خطأ من جانبنا",
"text": "يُرجى المحاولة مرة أخرى بعد دقيقة. لم يُفقد شيء: ملخصكم ما زال هنا.",
},
"left": {
"title": "لم تعد هذه الصفحة شخصية",
"text": "لقد نسينا الرابط الشخصي هنا. إذا وصلكم من شخص آخر: أهلًا وسهلًا بكم!",
},
},
"later": {
"picture": {
"title": "مشاركة صورة",
"shape": "الشكل",
"tall": "طولية، للقصص",
"square": "مربعة، للمنشورات",
"wide": "عريضة، للمنشورات",
"onPicture": "على الصورة",
"firstName": "اسمي الأول",
"share": "مشاركة",
"save": "حفظ",
"close": "إغلاق",
},
"card": {
"thanks": "شكرًا لكم",
"thanksName": (name: string) => `شكرًا لكم، ${name}`,
"savePicture": "حفظ كصورة",
"replay": "المشاهدة مرة أخرى",
},
"refusals": {
"no-token": {
"title": "صفحة أُعدّت لكل واحد منكم",
"text": "يُفتح ملخصكم الخاص من الرابط الشخصي في رسالتنا الإلكترونية إليكم.",
},
"unknown-link": {
"title": "لم نتمكن من العثور على ملخصكم",
"text": "ربما فُقد جزء من الرابط في الطريق. يُرجى فتحه مرة أخرى من رسالتنا إليكم، أو نسخه كاملًا.",
},
"expired-link": {
"title": "انتهت صلاحية هذا الرابط",
"text": "تبقى الروابط الشخصية مفتوحة لفترة محدودة فقط. شكرًا لعودتكم – ولوجودكم معنا.",
},
"revoked-link": {
"title": "لم يعد هذا الرابط مستخدمًا",
"text": "يُرجى البحث عن رسالة أحدث منا. شكرًا لوجودكم معنا.",
},
"wrong-page": {
"title": "ملخصكم ليس في هذه الصفحة",
"text": "ربما نُقل منذ أن كتبنا إليكم: يُرجى البحث عن رسالة أحدث منا. شكرًا لوجودكم معنا.",
},
"too-many-requests": {
"title": "زوار كثيرون في الوقت نفسه",
"text": "يُرجى المحاولة مرة أخرى بعد دقيقة. لم يُفقد شيء: ملخصكم ما زال هنا.",
},
"no-screens": {
"title": "شكرًا لوجودكم معنا",
"text": "ربما ما زالت شاشاتكم في الطريق. عودوا في يوم آخر: سيبقى الرابط كما هو.",
},
},
},
});
