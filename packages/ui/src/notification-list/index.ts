export * from './NotificationFilters'
export * from './NotificationList'
export * from './NotificationListSkeleton'
