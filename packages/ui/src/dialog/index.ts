export * from './Dialog'
export * from './DialogParts'
