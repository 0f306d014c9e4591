import type { TemplateData } from '../template';
import type { Said } from './scene';

/** Flowing text. */
export const words = (text: string): Said => ({ text, shown: [text] });

/** Data, for whomever they are filled in. */
export const filled = ({ code, shown }: TemplateData): Said => ({ text: code, shown });

/** A number that counts up. */
export const counting = (data: TemplateData): Said => ({ ...filled(data), counts: true });
