export * from './ExportButton'
