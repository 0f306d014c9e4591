import type { Lexer, Token } from './lexer';
import { RulesSyntaxError } from './rulesSyntaxError';

/** What both parsers ask of the token stream; every refusal names its line. */
export interface TokenReader {
  readonly lexer: Lexer;
  /** Takes the next token where it is this word or sign. */
  accept(text: string): Token | null;
  expect(text: string): Token;
  name(what: string): Token;
  refuse(token: Token, problem: string): never;
}

export function createTokenReader(lexer: Lexer): TokenReader {
  const isNext = (text: string): boolean => {
    const token = lexer.peek();
    return (token.kind === 'sign' || token.kind === 'word') && token.text === text;
  };
  const refuse = (token: Token, problem: string): never => {
    throw new RulesSyntaxError(token.line, problem);
  };
  return {
    lexer,
    refuse,
    accept: (text) => (isNext(text) ? lexer.take() : null),
    expect: (text) => {
      if (isNext(text)) return lexer.take();
      return refuse(lexer.peek(), `expected "${text}" but found ${described(lexer.peek())}`);
    },
    name: (what) => {
      const token = lexer.take();
      return token.kind === 'word'
        ? token
        : refuse(token, `expected ${what} but found ${described(token)}`);
    },
  };
}

export const described = (token: Token): string =>
  token.kind === 'end' ? 'the end of the file' : JSON.stringify(token.text);
