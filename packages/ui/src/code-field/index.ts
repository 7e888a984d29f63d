export * from './CodeField'
