export * from './LicenceScopes'
export * from './LicenceTable'
export * from './LicenceVersions'
export * from './licenceTableLabels'
