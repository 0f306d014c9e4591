/** The icons that areas use; the list grows with need, like that of the Chakra parts. */
export {
  ArrowDown,
  ArrowUp,
  ChevronLeft,
  ChevronRight,
  GripVertical,
  Image as ImageIcon,
  Pause,
  Play,
  Plus,
  RefreshCw,
  RotateCcw,
  Share2,
  Square,
  Trash2,
  Type,
} from 'lucide-react';
