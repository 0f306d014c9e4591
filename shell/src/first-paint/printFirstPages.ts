import { drawFirstPages } from './drawFirstPages';

/** Run by the build, which reads what is printed. */
process.stdout.write(JSON.stringify(await drawFirstPages()));
