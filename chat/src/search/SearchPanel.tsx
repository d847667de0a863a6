import { formatTimestamp } from '@vitrina/shared/dates.ts';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Message } from '../api/messages.ts';
import { text as chatText } from '../text.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { excerpt } from './excerpt.ts';
import './search-panel.css';
import { text } from './text.ts';
import { MOST_LETTERS, useSearch } from './useSearch.ts';

interface SearchPanelProps {
  clientId: string;
  words: string;
  onType: (words: string) => void;
  onOpen: (message: Message) => void;
  onClose: () => void;
}

/** Finds messages of one conversation; the arrow keys go through them, Escape closes. */
export default function SearchPanel({ clientId, words, onType, onOpen, onClose }: SearchPanelProps) {
  const { search, findMore, retry } = useSearch(clientId, words);
  const panel = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);

  // Wherever the focus is: a button that has done its work goes and takes the focus with it.
  useEffect(() => {
    const closeOnEscape = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);

  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>('input, ol button') ?? [])];
    const at = stops.findIndex((stop) => stop.matches(':focus'));
    stops[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
  };

  return (
    <search className="search" ref={panel} onKeyDown={move}>
      <div className="search-box">
        <Search size={20} aria-hidden />
        <input
          ref={input}
          type="search"
          value={words}
          maxLength={MOST_LETTERS}
          aria-label={text.label}
          placeholder={text.placeholder}
          autoComplete="off"
          onChange={({ target }) => onType(target.value)}
        />
        <IconButton label={text.close} icon={<X size={20} aria-hidden />} onClick={onClose} />
      </div>
      <p className="search-status" role="status">
        {search.step === 'searching' && text.searching}
        {search.step === 'done' &&
          (search.hits.length === 0 ? text.empty : text.count(search.hits.length, search.hasMore))}
      </p>
      {search.step === 'failed' && (
        <p className="search-failed" role="alert">
          {text.failed}{' '}
          <Button look="ghost" onClick={retry}>
            {chatText.tryAgain}
          </Button>
        </p>
      )}
      {search.step === 'done' && search.hits.length > 0 && (
        <div className="search-hits">
          <ol aria-label={text.results}>
            {search.hits.map((message) => (
              <li key={message.id}>
                <button type="button" onClick={() => onOpen(message)}>
                  <Excerpt content={message.content} words={words} />
                  <time dateTime={message.timestamp}>{formatTimestamp(message.timestamp)}</time>
                </button>
              </li>
            ))}
          </ol>
          {search.hasMore && (
            <Button look="ghost" onClick={findMore}>
              {text.more}
            </Button>
          )}
        </div>
      )}
    </search>
  );
}

function Excerpt({ content, words }: { content: string; words: string }) {
  const { before, found, after } = excerpt(content, words);
  return (
    <span className="search-excerpt" dir="auto">
      {before}
      {found !== '' && <mark>{found}</mark>}
      {after}
    </span>
  );
}
