export { offerExplanations } from './offerExplanations';
