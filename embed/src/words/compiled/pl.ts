// Made of ../pl.json by `npm run translations`.
import type { Language } from '../inLanguage';
import type { AllWords } from '../words';

export const words = ({ plural, digits }: Language): AllWords => ({
"story": {
"story": "Twoje podsumowanie",
"place": (screen: number, of: number) => `Ekran ${digits(screen)} z ${digits(of)}`,
"previous": "Poprzedni ekran",
"next": "Następny ekran",
"pause": "Wstrzymaj",
"play": "Odtwórz",
"replay": "Odtwórz ponownie",
"leave": "Zamknij",
"explain": "Jak to obliczyliśmy",
"share": "Udostępnij",
"shareBy": (platform: string) => `Udostępnij przez ${platform}`,
"copyLink": "Kopiuj link",
"copied": "Skopiowano",
"shareByOtherApp": "Udostępnij przez inną aplikację",
"sharePicture": "Udostępnij obraz",
},
"poster": {
"play": "Zobacz swój rok",
"length": (seconds: number) => plural(seconds, { "one": `${digits(seconds)} sekunda`, "few": `${digits(seconds)} sekundy`, "many": `${digits(seconds)} sekund`, "other": `${digits(seconds)} sekundy` }),
},
"show": {
"label": (organisation: string) => `${organisation}: Twoje podsumowanie`,
"loading": "Wczytywanie",
"close": "Zamknij",
"notYou": "To nie Ty?",
"notName": (name: string) => `${name} to nie Ty?`,
"readAsText": "Przeczytaj jako tekst",
"place": (screen: number) => `Ekran ${digits(screen)}`,
"message": (organisation: string) => `Zobacz, co ${organisation} i my wszyscy osiągnęliśmy w tym roku.`,
},
"notices": {
"retry": "Spróbuj ponownie",
"goTo": (host: string) => `Przejdź do ${host}`,
"offline": {
"title": "Wygląda na to, że nie masz połączenia",
"text": "Twoje podsumowanie otworzy się, gdy tylko połączenie wróci.",
},
"unreachable": {
"title": "Nie możemy otworzyć Twojego podsumowania",
"text": "Spróbuj ponownie za minutę. Nic nie przepada: Twoje podsumowanie nadal czeka.",
},
"unreadable": {
"title": "Coś poszło nie tak po naszej stronie",
"text": "Spróbuj ponownie za minutę. Nic nie przepada: Twoje podsumowanie nadal czeka.",
},
"left": {
"title": "Ta strona nie jest już osobista",
"text": "Zapomnieliśmy tu osobisty link. Jeśli ktoś Ci go przekazał: witamy!",
},
},
"later": {
"picture": {
"title": "Udostępnij obraz",
"shape": "Format",
"tall": "Pionowy, do relacji",
"square": "Kwadratowy, do postów",
"wide": "Poziomy, do postów",
"onPicture": "Na obrazku",
"firstName": "Moje imię",
"share": "Udostępnij",
"save": "Zapisz",
"close": "Zamknij",
},
"card": {
"thanks": "Dziękujemy",
"thanksName": (name: string) => `Dziękujemy, ${name}`,
"savePicture": "Zapisz jako obraz",
"replay": "Obejrzyj ponownie",
},
"refusals": {
"no-token": {
"title": "Strona przygotowana dla każdego z Was",
"text": "Swoje podsumowanie otworzysz osobistym linkiem z naszej wiadomości e-mail.",
},
"unknown-link": {
"title": "Nie znaleźliśmy Twojego podsumowania",
"text": "Być może część linku zgubiła się po drodze. Otwórz go jeszcze raz z naszej wiadomości e-mail albo skopiuj w całości.",
},
"expired-link": {
"title": "Ten link stracił ważność",
"text": "Osobiste linki działają tylko przez pewien czas. Dziękujemy, że do nas wracasz – i że jesteś z nami.",
},
"revoked-link": {
"title": "Ten link nie jest już używany",
"text": "Poszukaj nowszej wiadomości e-mail od nas. Dziękujemy, że jesteś z nami.",
},
"wrong-page": {
"title": "Twojego podsumowania nie ma na tej stronie",
"text": "Być może od naszej wiadomości zmieniło miejsce: poszukaj nowszego e-maila od nas. Dziękujemy, że jesteś z nami.",
},
"too-many-requests": {
"title": "Tak wiele osób naraz",
"text": "Spróbuj ponownie za minutę. Nic nie przepada: Twoje podsumowanie nadal czeka.",
},
"no-screens": {
"title": "Dziękujemy, że jesteś z nami",
"text": "Twoje ekrany są może jeszcze w drodze. Zajrzyj innego dnia: link pozostanie ten sam.",
},
},
},
});
