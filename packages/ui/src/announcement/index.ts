export * from './Announcement'
