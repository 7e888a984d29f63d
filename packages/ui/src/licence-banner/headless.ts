export * from './LicenceBanner'
