export {
  createCallableHandler,
  type CallableFunction,
  type CallableHandlerOptions,
  type Caller,
} from './createCallableHandler';
