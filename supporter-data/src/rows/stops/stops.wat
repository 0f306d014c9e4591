;; Where bytes stand at which a scanner of CSV has to look, sixteen bytes at a time (stops.ts).
;; The text lies at 0; the places, four bytes each, are written from 131,072 on.
(module
  (memory (export "memory") 8)
  ;; The places from 0 to before $to; gives how many there are.
  (func (export "find") (param $delimiter i32) (param $to i32) (result i32)
    (local $delimiters v128)
    (local $quotes v128)
    (local $lineFeeds v128)
    (local $returns v128)
    (local $nuls v128)
    (local $at i32)
    (local $block v128)
    (local $found i32)
    (local $next i32)
    (local.set $delimiters (i8x16.splat (local.get $delimiter)))
    (local.set $quotes (i8x16.splat (i32.const 0x22)))
    (local.set $lineFeeds (i8x16.splat (i32.const 0x0a)))
    (local.set $returns (i8x16.splat (i32.const 0x0d)))
    (local.set $next (i32.const 131072))
    (block $end
      (loop $blocks
        (br_if $end (i32.ge_u (local.get $at) (local.get $to)))
        (local.set $block (v128.load (local.get $at)))
        ;; A bit for each of the sixteen that is one of the five.
        (local.set $found
          (i8x16.bitmask
            (v128.or
              (v128.or
                (i8x16.eq (local.get $block) (local.get $delimiters))
                (i8x16.eq (local.get $block) (local.get $quotes)))
              (v128.or
                (i8x16.eq (local.get $block) (local.get $lineFeeds))
                (v128.or
                  (i8x16.eq (local.get $block) (local.get $returns))
                  (i8x16.eq (local.get $block) (local.get $nuls)))))))
        (block $none
          (loop $each
            (br_if $none (i32.eqz (local.get $found)))
            (i32.store
              (local.get $next)
              (i32.add (local.get $at) (i32.ctz (local.get $found))))
            (local.set $next (i32.add (local.get $next) (i32.const 4)))
            ;; Without its lowest bit.
            (local.set $found
              (i32.and (local.get $found) (i32.sub (local.get $found) (i32.const 1))))
            (br $each)))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br $blocks)))
    (i32.div_u (i32.sub (local.get $next) (i32.const 131072)) (i32.const 4))))
