export * from './Timeline'
export * from './TimelineSkeleton'
