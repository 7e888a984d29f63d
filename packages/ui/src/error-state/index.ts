export {
  ErrorState,
  ErrorStateHint,
  type ErrorStateProps,
  ErrorStateRetry,
  ErrorStateRoot,
  ErrorStateText,
} from './ErrorState'
export type { ErrorStateKind } from './ErrorState.headless'
