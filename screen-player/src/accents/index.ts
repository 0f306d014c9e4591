export { createParticles } from './createParticles';
