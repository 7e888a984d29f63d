export * from './CardGrid'
export * from './CardGridSkeleton'
