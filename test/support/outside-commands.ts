import { currentCommand } from '../../src/platform/database/guards/current-command.ts';

/**
 * Wraps an object so that its methods throw inside a command. The transaction of the command would keep its locks and a
 * connection for as long as hashing or an external server takes.
 */
export function outsideCommands<T extends object>(what: T): T {
  return new Proxy(what, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => {
        if (currentCommand.getStore() !== undefined) throw new Error(`${String(name)} was called inside a command.`);
        return member.apply(target, args);
      };
    },
  });
}
