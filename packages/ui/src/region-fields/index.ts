export * from './RegionFields'
