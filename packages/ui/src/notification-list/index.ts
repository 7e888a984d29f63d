export * from './NotificationList'
export * from './NotificationListSkeleton'
