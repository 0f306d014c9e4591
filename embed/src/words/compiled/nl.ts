// Made of ../nl.json by `npm run translations`.
import type { Language } from '../inLanguage';
import type { AllWords } from '../words';

export const words = ({ plural, digits }: Language): AllWords => ({
"story": {
"story": "Jouw overzicht",
"place": (screen: number, of: number) => `Scherm ${digits(screen)} van ${digits(of)}`,
"previous": "Vorig scherm",
"next": "Volgend scherm",
"pause": "Pauzeren",
"play": "Afspelen",
"replay": "Opnieuw afspelen",
"leave": "Sluiten",
"explain": "Hoe we dit hebben uitgerekend",
"share": "Delen",
"shareBy": (platform: string) => `Delen via ${platform}`,
"copyLink": "Link kopiëren",
"copied": "Gekopieerd",
"shareByOtherApp": "Delen via een andere app",
"sharePicture": "Een afbeelding delen",
},
"poster": {
"play": "Bekijk jouw jaar",
"length": (seconds: number) => plural(seconds, { "one": `${digits(seconds)} seconde`, "other": `${digits(seconds)} seconden` }),
},
"show": {
"label": (organisation: string) => `${organisation}: jouw overzicht`,
"loading": "Laden",
"close": "Sluiten",
"notYou": "Ben jij dit niet?",
"notName": (name: string) => `Ben je niet ${name}?`,
"readAsText": "Lezen als tekst",
"place": (screen: number) => `Scherm ${digits(screen)}`,
"message": (organisation: string) => `Bekijk wat ${organisation} en wij allemaal dit jaar mogelijk hebben gemaakt.`,
},
"notices": {
"retry": "Opnieuw proberen",
"goTo": (host: string) => `Naar ${host}`,
"offline": {
"title": "Je lijkt offline te zijn",
"text": "Jouw overzicht opent zodra je weer verbinding hebt.",
},
"unreachable": {
"title": "We kunnen jouw overzicht niet bereiken",
"text": "Probeer het over een minuut opnieuw. Er gaat niets verloren: jouw overzicht blijft staan.",
},
"unreadable": {
"title": "Er ging iets mis aan onze kant",
"text": "Probeer het over een minuut opnieuw. Er gaat niets verloren: jouw overzicht blijft staan.",
},
"left": {
"title": "Deze pagina is niet meer persoonlijk",
"text": "We zijn de persoonlijke link hier vergeten. Heeft iemand hem aan jou doorgegeven? Welkom!",
},
},
"later": {
"picture": {
"title": "Een afbeelding delen",
"shape": "Vorm",
"tall": "Staand, voor stories",
"square": "Vierkant, voor berichten",
"wide": "Liggend, voor berichten",
"onPicture": "Op de afbeelding",
"firstName": "Mijn voornaam",
"share": "Delen",
"save": "Opslaan",
"close": "Sluiten",
},
"card": {
"thanks": "Dank je wel",
"thanksName": (name: string) => `Dank je wel, ${name}`,
"savePicture": "Opslaan als afbeelding",
"replay": "Opnieuw bekijken",
},
"refusals": {
"no-token": {
"title": "Een pagina voor ieder van jullie",
"text": "Jouw eigen overzicht open je met de persoonlijke link in onze e-mail aan jou.",
},
"unknown-link": {
"title": "We konden jouw overzicht niet vinden",
"text": "Misschien is er onderweg een stukje van de link verloren gegaan. Open de link opnieuw vanuit onze e-mail, of kopieer hem helemaal.",
},
"expired-link": {
"title": "Deze link is verlopen",
"text": "Persoonlijke links blijven maar een tijdje open. Dank je wel dat je terugkwam – en dat je bij ons hoort.",
},
"revoked-link": {
"title": "Deze link is niet meer in gebruik",
"text": "Kijk of je een nieuwere e-mail van ons hebt. Dank je wel dat je bij ons hoort.",
},
"wrong-page": {
"title": "Jouw overzicht staat niet op deze pagina",
"text": "Misschien is het verhuisd sinds we je schreven: kijk of je een nieuwere e-mail van ons hebt. Dank je wel dat je bij ons hoort.",
},
"too-many-requests": {
"title": "Zo veel mensen tegelijk",
"text": "Probeer het over een minuut opnieuw. Er gaat niets verloren: jouw overzicht blijft staan.",
},
"no-screens": {
"title": "Dank je wel dat je bij ons hoort",
"text": "Je eigen schermen zijn misschien nog onderweg. Kom een andere dag terug: de link blijft dezelfde.",
},
},
},
});
