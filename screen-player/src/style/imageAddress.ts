export { imageAddress } from 'shared-kernel/model';
