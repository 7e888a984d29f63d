export {
  SearchBox,
  SearchBoxHot,
  SearchBoxInput,
  SearchBoxList,
  type SearchBoxProps,
  SearchBoxRoot,
  SearchBoxStatus,
  SearchBoxSubmit,
  SearchBoxTypes,
} from './SearchBox'
export type { Search, SearchSuggestion, SearchType } from './SearchBox.headless'
