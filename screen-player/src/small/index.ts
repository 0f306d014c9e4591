export {
  mountSmallScreen,
  smallScreenBox,
  type SmallScreen,
  type SmallScreenOptions,
} from './mountSmallScreen';
