export {
  ErrorStateHint,
  type ErrorStateKind,
  ErrorStateRetry,
  ErrorStateRoot,
  type ErrorStateRootProps,
  ErrorStateText,
  useErrorState,
} from './ErrorState.headless'
