export { StickyHeader, StickyHeaderBar, type StickyHeaderProps, StickyHeaderRoot } from './StickyHeader'
export { useStuck } from './StickyHeader.headless'
