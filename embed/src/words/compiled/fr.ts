// Made of ../fr.json by `npm run translations`.
import type { Language } from '../inLanguage';
import type { AllWords } from '../words';

export const words = ({ plural, digits }: Language): AllWords => ({
"story": {
"story": "Votre rétrospective",
"place": (screen: number, of: number) => `Écran ${digits(screen)} sur ${digits(of)}`,
"previous": "Écran précédent",
"next": "Écran suivant",
"pause": "Pause",
"play": "Lire",
"replay": "Revoir",
"leave": "Fermer",
"explain": "Comment nous l’avons calculé",
"share": "Partager",
"shareBy": (platform: string) => `Partager via ${platform}`,
"copyLink": "Copier le lien",
"copied": "Copié",
"shareByOtherApp": "Partager via une autre application",
"sharePicture": "Partager une image",
},
"poster": {
"play": "Voir votre année",
"length": (seconds: number) => plural(seconds, { "one": `${digits(seconds)} seconde`, "many": `${digits(seconds)} de secondes`, "other": `${digits(seconds)} secondes` }),
},
"show": {
"label": (organisation: string) => `${organisation} : votre rétrospective`,
"loading": "Chargement",
"close": "Fermer",
"notYou": "Ce n’est pas vous ?",
"notName": (name: string) => `Vous n’êtes pas ${name} ?`,
"readAsText": "Lire le texte",
"place": (screen: number) => `Écran ${digits(screen)}`,
"message": (organisation: string) => `Découvrez ce que ${organisation} et nous tous avons rendu possible cette année.`,
},
"notices": {
"retry": "Réessayer",
"goTo": (host: string) => `Aller sur ${host}`,
"offline": {
"title": "Vous semblez hors ligne",
"text": "Votre rétrospective s’ouvrira dès que vous serez de nouveau connecté.",
},
"unreachable": {
"title": "Votre rétrospective est injoignable",
"text": "Réessayez dans une minute. Rien n’est perdu : votre rétrospective vous attend.",
},
"unreadable": {
"title": "Un problème est survenu de notre côté",
"text": "Réessayez dans une minute. Rien n’est perdu : votre rétrospective vous attend.",
},
"left": {
"title": "Cette page n’est plus personnelle",
"text": "Nous avons oublié le lien personnel ici. Si quelqu’un vous l’a transmis : bienvenue !",
},
},
"later": {
"picture": {
"title": "Partager une image",
"shape": "Format",
"tall": "Vertical, pour les stories",
"square": "Carré, pour les publications",
"wide": "Horizontal, pour les publications",
"onPicture": "Sur l’image",
"firstName": "Mon prénom",
"share": "Partager",
"save": "Enregistrer",
"close": "Fermer",
},
"card": {
"thanks": "Merci",
"thanksName": (name: string) => `Merci, ${name}`,
"savePicture": "Enregistrer l’image",
"replay": "Revoir",
},
"refusals": {
"no-token": {
"title": "Une page rien que pour vous",
"text": "Votre rétrospective s’ouvre avec le lien personnel de l’e-mail que nous vous avons envoyé.",
},
"unknown-link": {
"title": "Nous n’avons pas trouvé votre rétrospective",
"text": "Le lien a peut-être perdu un morceau en route. Rouvrez-le depuis notre e-mail, ou copiez-le en entier.",
},
"expired-link": {
"title": "Ce lien a expiré",
"text": "Les liens personnels ne restent ouverts qu’un certain temps. Merci d’être revenu – et merci d’être à nos côtés.",
},
"revoked-link": {
"title": "Ce lien n’est plus utilisé",
"text": "Cherchez un e-mail plus récent de notre part. Merci d’être à nos côtés.",
},
"wrong-page": {
"title": "Votre rétrospective n’est pas sur cette page",
"text": "Elle a peut-être changé d’adresse depuis notre message : cherchez un e-mail plus récent de notre part. Merci d’être à nos côtés.",
},
"too-many-requests": {
"title": "Vous êtes si nombreux à la fois",
"text": "Réessayez dans une minute. Rien n’est perdu : votre rétrospective vous attend.",
},
"no-screens": {
"title": "Merci d’être à nos côtés",
"text": "Votre rétrospective est peut-être encore en route. Revenez un autre jour : le lien reste le même.",
},
},
},
});
