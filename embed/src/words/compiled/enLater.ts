// Made of ../en.json by `npm run translations`.

export const words = () => ({
"picture": {
"title": "Share a picture",
"shape": "Shape",
"tall": "Tall, for stories",
"square": "Square, for posts",
"wide": "Wide, for posts",
"onPicture": "On the picture",
"firstName": "My first name",
"share": "Share",
"save": "Save",
"close": "Close",
},
"card": {
"thanks": "Thank you",
"thanksName": (name: string) => `Thank you, ${name}`,
"savePicture": "Save as picture",
"replay": "Watch again",
},
"refusals": {
"no-token": {
"title": "A page made for each of you",
"text": "Your own screens open from the personal link in our email to you.",
},
"unknown-link": {
"title": "We could not find your screens",
"text": "Perhaps the link lost a piece on its way. Please open it again from our email to you, or copy the whole of it.",
},
"expired-link": {
"title": "This link has had its time",
"text": "Personal links are open for a while only. Thank you for coming back – and for being with us.",
},
"revoked-link": {
"title": "This link is no longer in use",
"text": "Please look for a newer email from us. Thank you for being with us.",
},
"wrong-page": {
"title": "Your screens are not on this page",
"text": "They may have moved since we wrote to you: please look for a newer email from us. Thank you for being with us.",
},
"too-many-requests": {
"title": "So many of you at once",
"text": "Please try again in a minute. Nothing is lost: your screens are still there.",
},
"no-screens": {
"title": "Thank you for being with us",
"text": "Your own screens may still be on their way. Come back another day: the link stays the same.",
},
},
});
