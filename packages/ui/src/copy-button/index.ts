export * from './CopyButton'
