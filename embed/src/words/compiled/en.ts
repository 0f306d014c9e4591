// Made of ../en.json by `npm run translations`.
import type { Language } from '../inLanguage';

export const words = ({ plural, digits }: Language) => ({
"poster": {
"play": "Play your year",
"length": (seconds: number) => plural(seconds, { "one": `${digits(seconds)} second`, "other": `${digits(seconds)} seconds` }),
},
"show": {
"label": (organisation: string) => `${organisation}: your screens`,
"loading": "Loading",
"close": "Close",
"notYou": "Not you?",
"notName": (name: string) => `Not ${name}?`,
"readAsText": "Read as text",
"place": (screen: number) => `Screen ${digits(screen)}`,
"message": (organisation: string) => `See what ${organisation} and all of us made possible this year.`,
},
"notices": {
"retry": "Try again",
"goTo": (host: string) => `Go to ${host}`,
"offline": {
"title": "You seem to be offline",
"text": "Your screens open as soon as you are connected again.",
},
"unreachable": {
"title": "We cannot reach your screens",
"text": "Please try again in a minute. Nothing is lost: your screens are still there.",
},
"unreadable": {
"title": "Something went wrong on our side",
"text": "Please try again in a minute. Nothing is lost: your screens are still there.",
},
"left": {
"title": "This page is no longer personal",
"text": "We have forgotten the personal link here. If somebody passed it on to you: welcome!",
},
},
});
