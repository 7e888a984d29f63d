export { SkeletonRoot, type SkeletonRootProps } from './Skeleton.headless'
