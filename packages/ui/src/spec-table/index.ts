export * from './SpecTable'
