export * from './TextLink'
