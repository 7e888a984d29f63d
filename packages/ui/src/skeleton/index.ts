export { Skeleton, type SkeletonProps, SkeletonRoot } from './Skeleton'
