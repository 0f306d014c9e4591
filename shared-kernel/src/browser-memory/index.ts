export {
  OF_THIS_BROWSER,
  OF_THIS_TAB,
  recall,
  remember,
  rememberedKeys,
  type Store,
} from './memory';
