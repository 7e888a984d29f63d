export * from './AuthorisationLinks'
export * from './AuthorisationSheet'
