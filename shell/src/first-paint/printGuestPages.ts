import { drawGuestPages } from './drawGuestPages';

/** Run by the build, which reads what is printed. */
process.stdout.write(JSON.stringify(await drawGuestPages()));
