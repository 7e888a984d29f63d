export {
  StickyHeaderBar,
  StickyHeaderRoot,
  type StickyHeaderRootProps,
  useStuck,
} from './StickyHeader.headless'
