export { Skeleton, type SkeletonProps, skeletonLabels } from './Skeleton'
export * from './SkeletonGroup'
