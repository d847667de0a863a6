export { useOpenRecord as useOpenRow } from '../ui/recordAddress.ts';
