export * from './SectionHeading'
export * from './SectionHeadingMore'
