// Made of ../it.json by `npm run translations`.
import type { Language } from '../inLanguage';
import type { AllWords } from '../words';

export const words = ({ plural, digits }: Language): AllWords => ({
"story": {
"story": "Il tuo resoconto",
"place": (screen: number, of: number) => `Schermata ${digits(screen)} di ${digits(of)}`,
"previous": "Schermata precedente",
"next": "Schermata successiva",
"pause": "Pausa",
"play": "Riproduci",
"replay": "Rivedi",
"leave": "Chiudi",
"explain": "Come l’abbiamo calcolato",
"share": "Condividi",
"shareBy": (platform: string) => `Condividi con ${platform}`,
"copyLink": "Copia link",
"copied": "Copiato",
"shareByOtherApp": "Condividi con un’altra app",
"sharePicture": "Condividi un’immagine",
},
"poster": {
"play": "Guarda il tuo anno",
"length": (seconds: number) => plural(seconds, { "one": `${digits(seconds)} secondo`, "many": `${digits(seconds)} di secondi`, "other": `${digits(seconds)} secondi` }),
},
"show": {
"label": (organisation: string) => `${organisation}: il tuo resoconto`,
"loading": "Caricamento",
"close": "Chiudi",
"notYou": "Non sei tu?",
"notName": (name: string) => `Non sei ${name}?`,
"readAsText": "Leggi come testo",
"place": (screen: number) => `Schermata ${digits(screen)}`,
"message": (organisation: string) => `Guarda che cosa ${organisation} e tutti noi abbiamo reso possibile quest’anno.`,
},
"notices": {
"retry": "Riprova",
"goTo": (host: string) => `Vai a ${host}`,
"offline": {
"title": "Sembra che tu sia offline",
"text": "Il tuo resoconto si aprirà appena tornerà la connessione.",
},
"unreachable": {
"title": "Non riusciamo a raggiungere il tuo resoconto",
"text": "Riprova tra un minuto. Non va perso nulla: il tuo resoconto è sempre lì.",
},
"unreadable": {
"title": "Qualcosa è andato storto da parte nostra",
"text": "Riprova tra un minuto. Non va perso nulla: il tuo resoconto è sempre lì.",
},
"left": {
"title": "Questa pagina non è più personale",
"text": "Qui abbiamo dimenticato il link personale. Se qualcuno te lo ha passato: ti diamo il benvenuto!",
},
},
"later": {
"picture": {
"title": "Condividi un’immagine",
"shape": "Formato",
"tall": "Verticale, per le storie",
"square": "Quadrato, per i post",
"wide": "Orizzontale, per i post",
"onPicture": "Nell’immagine",
"firstName": "Il mio nome",
"share": "Condividi",
"save": "Salva",
"close": "Chiudi",
},
"card": {
"thanks": "Grazie",
"thanksName": (name: string) => `Grazie, ${name}`,
"savePicture": "Salva come immagine",
"replay": "Rivedi",
},
"refusals": {
"no-token": {
"title": "Una pagina fatta per ognuno di voi",
"text": "Il tuo resoconto si apre con il link personale nell’e-mail che ti abbiamo mandato.",
},
"unknown-link": {
"title": "Non abbiamo trovato il tuo resoconto",
"text": "Forse il link ha perso un pezzo per strada. Aprilo di nuovo dalla nostra e-mail, oppure copialo per intero.",
},
"expired-link": {
"title": "Questo link è scaduto",
"text": "I link personali restano aperti solo per un certo periodo. Grazie per essere qui di nuovo – e per essere al nostro fianco.",
},
"revoked-link": {
"title": "Questo link non è più in uso",
"text": "Cerca un’e-mail più recente da parte nostra. Grazie per essere al nostro fianco.",
},
"wrong-page": {
"title": "Il tuo resoconto non è in questa pagina",
"text": "Forse è stato spostato da quando ti abbiamo scritto: cerca un’e-mail più recente da parte nostra. Grazie per essere al nostro fianco.",
},
"too-many-requests": {
"title": "Siete davvero in tanti",
"text": "Riprova tra un minuto. Non va perso nulla: il tuo resoconto è sempre lì.",
},
"no-screens": {
"title": "Grazie per essere al nostro fianco",
"text": "Il tuo resoconto è forse ancora in arrivo. Torna un altro giorno: il link resta lo stesso.",
},
},
},
});
