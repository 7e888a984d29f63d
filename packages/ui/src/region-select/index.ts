export * from './RegionSelect'
