// Made of ../de.json by `npm run translations`.
import type { Language } from '../inLanguage';
import type { AllWords } from '../words';

export const words = ({ plural, digits }: Language): AllWords => ({
"story": {
"story": "Ihr Rückblick",
"place": (screen: number, of: number) => `Bild ${digits(screen)} von ${digits(of)}`,
"previous": "Vorheriges Bild",
"next": "Nächstes Bild",
"pause": "Pause",
"play": "Abspielen",
"replay": "Noch einmal abspielen",
"leave": "Schließen",
"explain": "So haben wir das berechnet",
"share": "Teilen",
"shareBy": (platform: string) => `Über ${platform} teilen`,
"copyLink": "Link kopieren",
"copied": "Kopiert",
"shareByOtherApp": "Über eine andere App teilen",
"sharePicture": "Ein Bild teilen",
},
"poster": {
"play": "Ihr Jahr ansehen",
"length": (seconds: number) => plural(seconds, { "one": `${digits(seconds)} Sekunde`, "other": `${digits(seconds)} Sekunden` }),
},
"show": {
"label": (organisation: string) => `${organisation}: Ihr Rückblick`,
"loading": "Wird geladen",
"close": "Schließen",
"notYou": "Sind Sie das nicht?",
"notName": (name: string) => `Nicht ${name}?`,
"readAsText": "Als Text lesen",
"place": (screen: number) => `Bild ${digits(screen)}`,
"message": (organisation: string) => `Sehen Sie, was ${organisation} und wir alle in diesem Jahr möglich gemacht haben.`,
},
"notices": {
"retry": "Erneut versuchen",
"goTo": (host: string) => `Weiter zu ${host}`,
"offline": {
"title": "Sie sind offenbar offline",
"text": "Ihr Rückblick öffnet sich, sobald Sie wieder verbunden sind.",
},
"unreachable": {
"title": "Wir erreichen Ihren Rückblick nicht",
"text": "Bitte versuchen Sie es in einer Minute noch einmal. Nichts geht verloren: Ihr Rückblick bleibt für Sie da.",
},
"unreadable": {
"title": "Bei uns ist etwas schiefgegangen",
"text": "Bitte versuchen Sie es in einer Minute noch einmal. Nichts geht verloren: Ihr Rückblick bleibt für Sie da.",
},
"left": {
"title": "Diese Seite ist nicht mehr persönlich",
"text": "Wir haben den persönlichen Link hier vergessen. Hat ihn jemand an Sie weitergegeben? Herzlich willkommen!",
},
},
"later": {
"picture": {
"title": "Ein Bild teilen",
"shape": "Format",
"tall": "Hochformat, für Storys",
"square": "Quadratisch, für Beiträge",
"wide": "Querformat, für Beiträge",
"onPicture": "Auf dem Bild",
"firstName": "Mein Vorname",
"share": "Teilen",
"save": "Speichern",
"close": "Schließen",
},
"card": {
"thanks": "Vielen Dank",
"thanksName": (name: string) => `Vielen Dank, ${name}`,
"savePicture": "Als Bild speichern",
"replay": "Noch einmal ansehen",
},
"refusals": {
"no-token": {
"title": "Eine Seite, ganz persönlich für Sie",
"text": "Ihren eigenen Rückblick öffnen Sie über den persönlichen Link in unserer E-Mail an Sie.",
},
"unknown-link": {
"title": "Wir konnten Ihren Rückblick nicht finden",
"text": "Vielleicht ist unterwegs ein Stück des Links verloren gegangen. Bitte öffnen Sie ihn noch einmal aus unserer E-Mail, oder kopieren Sie ihn vollständig.",
},
"expired-link": {
"title": "Dieser Link ist abgelaufen",
"text": "Persönliche Links sind nur eine Zeit lang offen. Danke, dass Sie wiedergekommen sind – und dass Sie an unserer Seite sind.",
},
"revoked-link": {
"title": "Dieser Link wird nicht mehr verwendet",
"text": "Bitte sehen Sie nach einer neueren E-Mail von uns. Danke, dass Sie an unserer Seite sind.",
},
"wrong-page": {
"title": "Ihr Rückblick ist nicht auf dieser Seite",
"text": "Vielleicht ist er umgezogen, seit wir Ihnen geschrieben haben: Bitte sehen Sie nach einer neueren E-Mail von uns. Danke, dass Sie an unserer Seite sind.",
},
"too-many-requests": {
"title": "So viele auf einmal",
"text": "Bitte versuchen Sie es in einer Minute noch einmal. Nichts geht verloren: Ihr Rückblick bleibt für Sie da.",
},
"no-screens": {
"title": "Danke, dass Sie an unserer Seite sind",
"text": "Ihr eigener Rückblick ist vielleicht noch unterwegs. Schauen Sie an einem anderen Tag wieder vorbei: Der Link bleibt derselbe.",
},
},
},
});
