// Made of ../es.json by `npm run translations`.
import type { Language } from '../inLanguage';
import type { AllWords } from '../words';

export const words = ({ plural, digits }: Language): AllWords => ({
"story": {
"story": "Tu resumen",
"place": (screen: number, of: number) => `Pantalla ${digits(screen)} de ${digits(of)}`,
"previous": "Pantalla anterior",
"next": "Pantalla siguiente",
"pause": "Pausar",
"play": "Reproducir",
"replay": "Ver de nuevo",
"leave": "Cerrar",
"explain": "Cómo lo hemos calculado",
"share": "Compartir",
"shareBy": (platform: string) => `Compartir por ${platform}`,
"copyLink": "Copiar enlace",
"copied": "Copiado",
"shareByOtherApp": "Compartir con otra aplicación",
"sharePicture": "Compartir una imagen",
},
"poster": {
"play": "Ver tu año",
"length": (seconds: number) => plural(seconds, { "one": `${digits(seconds)} segundo`, "many": `${digits(seconds)} de segundos`, "other": `${digits(seconds)} segundos` }),
},
"show": {
"label": (organisation: string) => `${organisation}: tu resumen`,
"loading": "Cargando",
"close": "Cerrar",
"notYou": "¿No eres tú?",
"notName": (name: string) => `¿No eres ${name}?`,
"readAsText": "Leer como texto",
"place": (screen: number) => `Pantalla ${digits(screen)}`,
"message": (organisation: string) => `Mira lo que ${organisation} y todos nosotros hemos hecho posible este año.`,
},
"notices": {
"retry": "Volver a intentarlo",
"goTo": (host: string) => `Ir a ${host}`,
"offline": {
"title": "Parece que no tienes conexión",
"text": "Tu resumen se abrirá en cuanto vuelvas a tener conexión.",
},
"unreachable": {
"title": "No podemos acceder a tu resumen",
"text": "Vuelve a intentarlo dentro de un minuto. No se pierde nada: tu resumen sigue ahí.",
},
"unreadable": {
"title": "Algo ha fallado por nuestra parte",
"text": "Vuelve a intentarlo dentro de un minuto. No se pierde nada: tu resumen sigue ahí.",
},
"left": {
"title": "Esta página ya no es personal",
"text": "Hemos olvidado aquí el enlace personal. Si alguien te lo pasó, ¡te damos la bienvenida!",
},
},
"later": {
"picture": {
"title": "Compartir una imagen",
"shape": "Formato",
"tall": "Vertical, para historias",
"square": "Cuadrado, para publicaciones",
"wide": "Horizontal, para publicaciones",
"onPicture": "En la imagen",
"firstName": "Mi nombre",
"share": "Compartir",
"save": "Guardar",
"close": "Cerrar",
},
"card": {
"thanks": "Gracias",
"thanksName": (name: string) => `Gracias, ${name}`,
"savePicture": "Guardar como imagen",
"replay": "Ver de nuevo",
},
"refusals": {
"no-token": {
"title": "Una página hecha para cada persona",
"text": "Tu propio resumen se abre con el enlace personal del correo que te enviamos.",
},
"unknown-link": {
"title": "No hemos encontrado tu resumen",
"text": "Quizá el enlace perdió una parte por el camino. Ábrelo de nuevo desde nuestro correo o cópialo entero.",
},
"expired-link": {
"title": "Este enlace ha caducado",
"text": "Los enlaces personales solo están abiertos durante un tiempo. Gracias por volver – y por estar a nuestro lado.",
},
"revoked-link": {
"title": "Este enlace ya no se usa",
"text": "Busca un correo nuestro más reciente. Gracias por estar a nuestro lado.",
},
"wrong-page": {
"title": "Tu resumen no está en esta página",
"text": "Puede que haya cambiado de sitio desde que te escribimos: busca un correo nuestro más reciente. Gracias por estar a nuestro lado.",
},
"too-many-requests": {
"title": "Sois muchos a la vez",
"text": "Vuelve a intentarlo dentro de un minuto. No se pierde nada: tu resumen sigue ahí.",
},
"no-screens": {
"title": "Gracias por estar a nuestro lado",
"text": "Puede que tu resumen aún esté en camino. Vuelve otro día: el enlace sigue siendo el mismo.",
},
},
},
});
