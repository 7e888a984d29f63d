export * from './FeedbackList'
